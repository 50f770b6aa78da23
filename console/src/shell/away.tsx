import { notifications } from '@mantine/notifications';
import { useIsAway } from '../api/connection.ts';
import { Reel } from '../look/reel.tsx';
import { words } from '../words/words.ts';
import classes from './away.module.css';

const tellBack = (): void => void notifications.show({ message: words.failure.back });

/** Over every page while nobody answers. */
export function Away() {
  const isAway = useIsAway(tellBack);
  return (
    <div role="status" className={classes.place}>
      {isAway ? (
        <div className={classes.away}>
          <Reel size={20} turning />
          {words.failure.away}
        </div>
      ) : null}
    </div>
  );
}
