import {
  type CSSVariablesResolver,
  createTheme,
  defaultCssVariablesResolver,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
} from '@mantine/core';
import { words } from '../words/words.ts';

/** A film studio after hours: deep ink, warm paper, and the light of a tungsten lamp. Every text pair passes WCAG AA. */

const tungsten: MantineColorsTuple = [
  '#fff5ea',
  '#fee7cf',
  '#fbd0a2',
  '#f7b574',
  '#f3a055',
  '#e58634',
  '#c4671c',
  '#a54d12',
  '#84400f',
  '#63310d',
];

/** Mantine's neutrals in light mode: warm, like paper. */
const gray: MantineColorsTuple = [
  '#faf7f2',
  '#f4efe7',
  '#ece5da',
  '#dfd6c9',
  '#c9bfb2',
  '#8c847f',
  '#65606a',
  '#4a4652',
  '#33303c',
  '#1f1d28',
];

/** Mantine's neutrals in dark mode: ink, with a little violet in it. */
const dark: MantineColorsTuple = [
  '#ece7df',
  '#cdc8c5',
  '#a9a4ac',
  '#85808d',
  '#3a3847',
  '#2b2a37',
  '#20202b',
  '#15151d',
  '#0f0f16',
  '#0a0a10',
];

export const theme = createTheme({
  black: '#1f1d28',
  white: '#fffdfa',
  colors: { tungsten, gray, dark },
  primaryColor: 'tungsten',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.32,
  // Mantine chooses the text of a filled button once; the accent is dark by day and bright by night.
  variantColorResolver: (input) => {
    const colours = defaultVariantColorsResolver(input);
    const isAccent = input.variant === 'filled' && (input.color === undefined || input.color === 'tungsten');
    return isAccent ? { ...colours, color: 'var(--mantine-primary-color-contrast)' } : colours;
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  fontFamily: "'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  headings: { fontWeight: '600' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // The library that locks scrolling writes a style element, which the page's policy does not allow.
    Modal: {
      defaultProps: { centered: true, lockScroll: false, radius: 'lg', overlayProps: { backgroundOpacity: 0.6 } },
    },
    Drawer: { defaultProps: { lockScroll: false } },
    Tooltip: { defaultProps: { withArrow: true, openDelay: 250 } },
    Menu: { defaultProps: { shadow: 'md' } },
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': words.close } } },
  },
});

export const resolveVariables: CSSVariablesResolver = (current) => {
  const { variables, light, dark: night } = defaultCssVariablesResolver(current);
  return {
    variables,
    light: {
      ...light,
      '--mantine-color-body': '#f6f1e9',
      '--mantine-color-default': '#fffdfa',
      '--mantine-color-default-border': '#d8cec0',
      '--mantine-color-placeholder': '#706a70',
      '--mantine-color-error': '#b3261e',
      '--mantine-color-disabled-color': '#726b70',
    },
    dark: {
      ...night,
      '--mantine-color-default': '#1b1b25',
      '--mantine-color-default-hover': '#242430',
      '--mantine-color-error': '#ff9a8b',
      '--mantine-color-placeholder': '#928d99',
      '--mantine-color-disabled-color': '#928d99',
      '--mantine-color-anchor': '#f3a055',
    },
  };
};
