import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { Icon, type IconName } from '../look/icon.tsx';
import { words } from '../words/words.ts';
import classes from './scheme-choice.module.css';

const SCHEMES: readonly { readonly scheme: MantineColorScheme; readonly icon: IconName }[] = [
  { scheme: 'auto', icon: 'auto' },
  { scheme: 'light', icon: 'sun' },
  { scheme: 'dark', icon: 'moon' },
];

export function SchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{words.nav.theme}</legend>
      {SCHEMES.map(({ scheme, icon }) => (
        <button
          key={scheme}
          type="button"
          className={classes.option}
          aria-pressed={colorScheme === scheme}
          aria-label={words.nav.themes[scheme]}
          title={words.nav.themes[scheme]}
          onClick={() => setColorScheme(scheme)}
        >
          <Icon name={icon} size={16} />
        </button>
      ))}
    </fieldset>
  );
}
