import { words } from '../words/words.ts';
import { Empty } from './empty.tsx';
import { LinkButton } from './link-button.tsx';

export function Lost() {
  const home = <LinkButton to="/">{words.failure.home}</LinkButton>;
  return (
    <main>
      <Empty title={words.failure.lost} hint={words.failure.lostHint} action={home} order={1} />
    </main>
  );
}
