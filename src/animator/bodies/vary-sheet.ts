/** Changes to a sheet: groups are changed number by number, and `undefined` takes something away. */
export type SheetChange<Sheet> = { readonly [Key in keyof Sheet]?: ChangeOf<Sheet[Key]> | undefined };
type ChangeOf<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Key in keyof Value]?: Value[Key] | undefined }
    : Value;

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function varySheet<Sheet extends object>(sheet: Sheet, change: SheetChange<Sheet>): Sheet {
  const merged: Record<string, unknown> = { ...(sheet as Record<string, unknown>) };
  for (const [key, value] of Object.entries(change)) {
    const before = merged[key];
    const next = isGroup(value) && isGroup(before) ? withoutHoles({ ...before, ...value }) : value;
    if (next === undefined) delete merged[key];
    else merged[key] = next;
  }
  return merged as unknown as Sheet;
}

const withoutHoles = (group: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(group).filter(([, value]) => value !== undefined));
