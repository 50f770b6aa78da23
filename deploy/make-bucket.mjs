// Makes the bucket of KINORA_S3_BUCKET where it is not there yet: `node deploy/make-bucket.mjs`, before the first start.
// The service itself never makes one: a wrong name should be told, not made true.
import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';

const { KINORA_S3_BUCKET, KINORA_S3_ENDPOINT, KINORA_S3_REGION, KINORA_S3_ACCESS_KEY, KINORA_S3_SECRET_KEY } =
  process.env;
if (!KINORA_S3_BUCKET) throw new Error('KINORA_S3_BUCKET says which bucket to make; it is empty.');

const client = new S3Client({
  region: KINORA_S3_REGION || 'us-east-1',
  forcePathStyle: process.env.KINORA_S3_PATH_STYLE !== 'false',
  ...(KINORA_S3_ENDPOINT ? { endpoint: KINORA_S3_ENDPOINT } : {}),
  ...(KINORA_S3_ACCESS_KEY && KINORA_S3_SECRET_KEY
    ? { credentials: { accessKeyId: KINORA_S3_ACCESS_KEY, secretAccessKey: KINORA_S3_SECRET_KEY } }
    : {}),
});
const Bucket = KINORA_S3_BUCKET;
try {
  await client.send(new HeadBucketCommand({ Bucket }));
  process.stdout.write(`The bucket ${Bucket} is there.\n`);
} catch (error) {
  if (error.$metadata?.httpStatusCode !== 404) throw error;
  await client.send(new CreateBucketCommand({ Bucket }));
  process.stdout.write(`The bucket ${Bucket} is made.\n`);
} finally {
  client.destroy();
}
