/** Everything within `reach` of what is set, along rows and then columns. */
export function widen(set: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  if (reach <= 0) return Uint8Array.from(set);
  const along = (from: Uint8Array, lines: number, length: number, step: number, stride: number): Uint8Array => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++) {
      let left = 0;
      for (let index = -reach; index < length; index++) {
        const ahead = index + reach;
        if (ahead < length && from[line * stride + ahead * step] === 1) left = reach * 2 + 1;
        if (left <= 0) continue;
        if (index >= 0) to[line * stride + index * step] = 1;
        left -= 1;
      }
    }
    return to;
  };
  return along(along(set, height, width, 1, width), width, height, width, 1);
}
