/** Sizes of a shot in which a face or hands fill the picture, and little else is seen. */
export const isCloseUp = (size: string | undefined): boolean => size === 'close' || size === 'extreme_close';
