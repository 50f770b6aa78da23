import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { Card } from '../../parts/card.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { words } from '../../words/words.ts';
import type { Draft } from './draft.ts';
import classes from './request-code.module.css';
import { type Language, writeSnippet } from './snippets.ts';

const LANGUAGES = ['curl', 'javascript', 'python'] as const satisfies readonly Language[];

/** What the form would send, as a program. */
export function RequestCode({ draft }: { readonly draft: Draft }) {
  const [language, setLanguage] = useState<Language>('curl');
  const code = writeSnippet(language, draft, window.location.origin);
  return (
    <Card title={words.playground.code.title} aside={<CopyButton text={code} size="xs" />}>
      <Tabs value={language} onChange={(value) => setLanguage(LANGUAGES.find((each) => each === value) ?? 'curl')}>
        <Tabs.List>
          {LANGUAGES.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {words.playground.code.languages[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {LANGUAGES.map((each) => (
          <Tabs.Panel key={each} value={each}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls sideways must be reachable by key. */}
            <pre className={classes.code} tabIndex={0} data-testid={`code-${each}`}>
              {each === language ? code : null}
            </pre>
          </Tabs.Panel>
        ))}
      </Tabs>
      <p className={classes.hint}>{words.playground.code.hint}</p>
    </Card>
  );
}
