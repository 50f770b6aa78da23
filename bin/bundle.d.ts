export function findBundle(root: string): string | null;
export function makeBundle(
  root: string,
  options?: { readonly aside?: boolean; readonly atMostMilliseconds?: number },
): Promise<void>;
export function hashOf(content: string | Uint8Array): string;
