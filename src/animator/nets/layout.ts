import { type FieldName, makeRecords, type RecordTable, type RecordView } from '../maths/records.ts';

/**
 * How the records of the net kernels lie in memory: see maths/records.ts.
 *
 * A map of numbers lies in planes of four channels: for every pixel, row by row, four floats. So a kernel works on four channels at once without moving
 * them about, and maps are joined by naming the planes of one after those of the other, without copying.
 */
export const NET_RECORDS = {
  Layer: [
    ['from', 'ptr', 1, 'u32: addresses of the planes that are read'],
    ['fromCount', 'i32', 1, ''],
    ['fromWidth', 'i32', 1, ''],
    ['fromHeight', 'i32', 1, ''],
    ['to', 'ptr', 1, 'planes that are written, one after another'],
    ['toCount', 'i32', 1, ''],
    ['toWidth', 'i32', 1, ''],
    ['toHeight', 'i32', 1, ''],
    ['plus', 'ptr', 1, 'planes of the same size that are added to the outcome, 0 for none'],
    ['weights', 'ptr', 1, 'f32: see net-file.ts'],
    ['bias', 'ptr', 1, 'f32: one for each channel that is written'],
    ['size', 'i32', 1, 'of the window, in pixels'],
    ['stride', 'i32', 1, ''],
    ['dilation', 'i32', 1, 'pixels from one place of the window to the next'],
    ['low', 'f32', 1, 'the outcome is held within these two, before plus'],
    ['high', 'f32', 1, ''],
    ['room', 'ptr', 1, 'scratch, as much as the measuring function of the layer says'],
  ],
  Blur: [
    ['from', 'ptr', 1, 'f32: all numbers of a pixel side by side'],
    ['to', 'ptr', 1, ''],
    ['passed', 'ptr', 1, 'scratch, as large as either'],
    ['sums', 'ptr', 1, 'f64: scratch, one for each number of a row'],
    ['width', 'i32', 1, ''],
    ['height', 'i32', 1, ''],
    ['each', 'i32', 1, 'numbers of a pixel'],
    ['radius', 'i32', 1, 'pixels on each side'],
  ],
} as const satisfies RecordTable;

export const netRecords = makeRecords(NET_RECORDS);
export type NetRecord<Name extends keyof typeof NET_RECORDS> = RecordView<FieldName<typeof NET_RECORDS, Name>>;
