/** Real pictures of a few bytes, as a client would send them. */

/** 8 by 4. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAECAIAAAA8r+mnAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQI12MwTjuDFTFQTwIApPwsoX7oTl8AAAAASUVORK5CYII=',
  'base64',
);
/** 4 by 8. */
export const WEBP = Buffer.from(
  'UklGRjoAAABXRUJQVlA4IC4AAADwAQCdASoEAAgAAUAmJaACdLoB+AAEyAAA/hMf+bArmuff7/9Js8TZ4mz45gAA',
  'base64',
);
