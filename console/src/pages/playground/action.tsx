import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isUnreachable } from '../../api/client.ts';
import { useSession } from '../../api/session.ts';
import { Icon } from '../../look/icon.tsx';
import { FaultNote } from '../../parts/fault.tsx';
import { formatMoney } from '../../parts/format.ts';
import { isCalm } from '../../parts/motion.ts';
import { words } from '../../words/words.ts';
import type { Draft } from './draft.ts';
import classes from './playground.module.css';
import { refuseSeed } from './rules.ts';

interface ActionProps {
  readonly draft: Draft;
  readonly price: number;
  readonly isWorking: boolean;
  readonly fault: unknown;
  readonly onMake: () => void;
}

/** The button that everything here is for, always in sight; and above it, where one looks who pressed it, what is against it. */
export function Action({ draft, price, isWorking, fault, onMake }: ActionProps) {
  const { billing } = useSession();
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fault === null) return;
    // The page may be on its way to the stage, which a slow answer lets it begin: it would go on, past the refusal.
    window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    // Whoever pressed Enter in a field, or looks at the stage by now, has the button elsewhere.
    bar.current?.scrollIntoView({ block: 'nearest', behavior: isCalm() ? 'auto' : 'smooth' });
  }, [fault]);
  return (
    <div className={classes.action} ref={bar}>
      <FaultNote fault={fault} {...(isUnreachable(fault) ? { onRetry: onMake } : {})} />
      <div className={classes.make}>
        <Button
          type="submit"
          size="md"
          loading={isWorking}
          disabled={draft.prompt.trim() === '' || refuseSeed(draft.seed) !== null}
          leftSection={<Icon name="sparkle" size={18} />}
        >
          {words.playground.action[draft.kind]}
        </Button>
        <span className={classes.fine}>{words.playground.price(formatMoney(String(price), billing.currency))}</span>
      </div>
    </div>
  );
}
