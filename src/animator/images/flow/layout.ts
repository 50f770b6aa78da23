import { makeRecords, type RecordTable } from '../../maths/records.ts';

/** How the record of the flow kernel lies in memory: see maths/records.ts. Features are three bytes a pixel with a rim of REACH pixels around all: see features.ts. */
export const FLOW_RECORDS = {
  Search: [
    ['width', 'i32', 1, 'of both pictures'],
    ['height', 'i32', 1, ''],
    ['from', 'ptr', 1, 'u8: features of the picture whose places are looked for'],
    ['to', 'ptr', 1, 'u8: features of the one they are looked for in'],
    ['right', 'ptr', 1, 'f32: how far to the right each place was found'],
    ['down', 'ptr', 1, 'f32: how far down'],
    ['costs', 'ptr', 1, 'i32: how unlike it is there'],
    ['chance', 'u32', 1, 'state of the chance by which is looked around, never 0'],
  ],
} as const satisfies RecordTable;

export const flowRecords = makeRecords(FLOW_RECORDS);
