/** Where pictures are opened by their address alone. */
export const LINKS_PATH = '/v1/images/files';
