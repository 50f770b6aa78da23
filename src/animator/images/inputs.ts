/** The pictures a film is made from, as files: upright sRGB JPEG or PNG, of any size. */
export type AnimationInputs =
  | { readonly mode: 'text' }
  | { readonly mode: 'first_frame'; readonly first: string }
  | { readonly mode: 'first_and_last'; readonly first: string; readonly last: string }
  /** 1 to 3 files. */
  | { readonly mode: 'references'; readonly references: readonly string[] };
