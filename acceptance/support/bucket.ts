import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { S3_CREDENTIALS } from '../../test/servers/s3.ts';
import type { Settings } from './process.ts';

/** A bucket seen from outside, as its owner sees it. */
export class Bucket {
  readonly settings: Settings;
  readonly #client: S3Client;
  readonly #name: string;

  constructor(endpoint: string, name: string, prefix: string) {
    this.#name = name;
    this.settings = {
      KINORA_S3_BUCKET: name,
      KINORA_S3_PREFIX: prefix,
      KINORA_S3_ENDPOINT: endpoint,
      KINORA_S3_PATH_STYLE: 'true',
      KINORA_S3_ACCESS_KEY: S3_CREDENTIALS.accessKeyId,
      KINORA_S3_SECRET_KEY: S3_CREDENTIALS.secretAccessKey,
    };
    this.#client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true, credentials: S3_CREDENTIALS });
  }

  async list(prefix: string): Promise<readonly string[]> {
    const { Contents = [] } = await this.#client.send(new ListObjectsV2Command({ Bucket: this.#name, Prefix: prefix }));
    return Contents.map(({ Key = '' }) => Key).sort();
  }

  async put(key: string, body: string): Promise<void> {
    await this.#client.send(new PutObjectCommand({ Bucket: this.#name, Key: key, Body: body }));
  }

  close(): void {
    this.#client.destroy();
  }
}
