import type { Sharp, SharpOptions } from 'sharp';
import { ServiceError } from '../core/errors.ts';
import type {
  ImageContent,
  ImageInspector,
  InspectOptions,
  MaskOptions,
  NormalImage,
} from '../core/image-inspector.ts';
import { isAnimatedPng } from './animated-png.ts';

/** A 4k film shows no more; a larger picture is kept at this. */
const LONGEST_SIDE = 3840;
/** A hostile picture may be small to send and slow to decode. */
const TIMEOUT_SECONDS = 20;
/** Pictures of 50 megapixels take 200 MB while they are decoded: two at once are enough for any machine. */
const AT_ONCE = 2;
const READABLE = ['jpeg', 'png', 'webp'];

type Decode = (source: string | Buffer, options: SharpOptions) => Sharp;

/** A picture that may be decoded: upright, and no larger than it is kept. */
interface Picture {
  readonly upright: Sharp;
  readonly hasAlpha: boolean;
  readonly options: InspectOptions;
}

type Encode = (picture: Picture) => Promise<NormalImage>;

/** Decodes with libvips, whose other loaders are shut: JPEG, PNG and WebP are all that a stranger's bytes can reach. */
export function makeImageInspector(): ImageInspector {
  const turns = new Turns(AT_ONCE);
  // Loaded with the first picture: a service that is sent none does without its 30 MB.
  let loading: Promise<Decode> | null = null;
  async function look(content: ImageContent, options: InspectOptions, encode: Encode): Promise<NormalImage> {
    loading ??= loadDecoder();
    const decode = await loading;
    return turns.run(() => inspect(decode, content, options, encode));
  }
  return {
    normalise: (content, options) => look(content, options, encodePicture),
    normaliseMask: (content, options) => look(content, options, (picture) => encodeMask(picture, options)),
  };
}

async function loadDecoder(): Promise<Decode> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'].flatMap((name) => [
      `${name}File`,
      `${name}Buffer`,
    ]),
  });
  return sharp;
}

async function inspect(
  decode: Decode,
  content: ImageContent,
  options: InspectOptions,
  encode: Encode,
): Promise<NormalImage> {
  const source = 'file' in content ? content.file : Buffer.from(content.bytes);
  try {
    const image = decode(source, { limitInputPixels: options.mostPixels, failOn: 'error', animated: true });
    const { format, width, height, pages, hasAlpha } = await image.metadata();
    if (!READABLE.includes(format)) throw refuse(options, 'must be a JPEG, PNG or WebP image');
    if ((pages ?? 1) > 1 || (format === 'png' && (await isAnimatedPng(source)))) {
      throw refuse(options, 'is animated; send a still image');
    }
    if (width * height > options.mostPixels) {
      throw refuse(options, `has ${width * height} pixels, more than the limit of ${options.mostPixels}`);
    }
    const upright = decode(source, { limitInputPixels: options.mostPixels, failOn: 'error', pages: 1 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
    return await encode({ upright, hasAlpha, options });
  } catch (error) {
    throw error instanceof ServiceError ? error : explain(error, options);
  }
}

async function encodePicture({ upright, hasAlpha, options }: Picture): Promise<NormalImage> {
  const isPng = hasAlpha || options.lossless === true;
  const coloured = upright.toColourspace('srgb');
  const encoded = isPng
    ? coloured.png({ compressionLevel: 3 })
    : coloured.jpeg({ quality: 95, chromaSubsampling: '4:4:4' });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, mimeType: isPng ? 'image/png' : 'image/jpeg', width: info.width, height: info.height };
}

async function encodeMask({ upright, hasAlpha }: Picture, options: MaskOptions): Promise<NormalImage> {
  const isClear = options.shows === 'transparent';
  if (isClear && !hasAlpha) throw refuse(options, 'must be transparent where the image is to change');
  // White paper behind a mask that is white where something changes would change everything.
  const grey = isClear ? upright.extractChannel('alpha').negate() : upright.flatten({ background: '#000' }).greyscale();
  const { data, info } = await grey.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  if (!data.some((value) => value > 0)) {
    throw refuse(options, `leaves nothing to change: no part of it is ${options.shows}`);
  }
  const { default: sharp } = await import('sharp');
  const { width, height } = info;
  const raw = { width, height, channels: 1 } as const;
  const bytes = await sharp(data, { raw }).toColourspace('b-w').png({ compressionLevel: 3 }).toBuffer();
  return { bytes, mimeType: 'image/png', width, height };
}

function explain(error: unknown, options: InspectOptions): ServiceError {
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(text))
    return refuse(options, `has more pixels than the limit of ${options.mostPixels}`, error);
  if (/timeout/i.test(text)) return refuse(options, 'takes too long to decode', error);
  return refuse(options, 'cannot be read as a JPEG, PNG or WebP image', error);
}

function refuse(options: InspectOptions, what: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_request', `${options.name} ${what}.`, { param: options.name, cause });
}

/** Lets only so many in at once; the others wait in line. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free += 1;
      else next();
    }
  }
}
