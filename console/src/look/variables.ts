import { convertCssVariables, type MantineTheme } from '@mantine/core';
import { resolveVariables } from './theme.ts';

/**
 * Mantine would write its variables into a style element. The page's policy allows style sheets of our own origin only,
 * and a constructed sheet is one.
 */
export function adoptVariables(theme: MantineTheme): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(convertCssVariables(resolveVariables(theme)));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
