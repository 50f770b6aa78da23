import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PreviewMaker } from '../../src/core/preview-maker.ts';

export const noPreviews: PreviewMaker = { make: async () => [], makeOfImage: async () => [] };

/** Previews of a few bytes. */
export const tinyPreviews: PreviewMaker = {
  async make(_videoFile, _facts, folder) {
    const thumbnail = join(folder, 'thumbnail');
    const spritesheet = join(folder, 'spritesheet');
    await writeFile(thumbnail, 'small');
    await writeFile(spritesheet, 'many small');
    return [
      { role: 'thumbnail', file: thumbnail, mimeType: 'image/webp' },
      { role: 'spritesheet', file: spritesheet, mimeType: 'image/jpeg' },
    ];
  },
  async makeOfImage(_imageFile, folder) {
    const thumbnail = join(folder, 'thumbnail');
    await writeFile(thumbnail, 'small');
    return [{ role: 'thumbnail', file: thumbnail, mimeType: 'image/webp' }];
  },
};
