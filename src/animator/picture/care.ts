/** How finely a picture is drawn. `fast` films draw some things more coarsely; a `still` is drawn once and looked at for long. */
export type Care = 'fast' | 'film' | 'still';
