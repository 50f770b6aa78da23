import { Link } from '@tanstack/react-router';
import { useLeave, useSession, useUser } from '../api/session.ts';
import { Icon, type IconName } from '../look/icon.tsx';
import { Logo } from '../look/logo.tsx';
import { words } from '../words/words.ts';
import classes from './rail.module.css';
import { SchemeChoice } from './scheme-choice.tsx';

type Address = '/' | '/library' | '/keys' | '/usage' | '/operations' | '/upstreams' | '/people' | '/account';

interface Item {
  readonly to: Address;
  readonly label: string;
  readonly icon: IconName;
}

const STUDIO: readonly Item[] = [
  { to: '/', label: words.nav.playground, icon: 'clapper' },
  { to: '/library', label: words.nav.library, icon: 'library' },
  { to: '/keys', label: words.nav.keys, icon: 'key' },
  { to: '/usage', label: words.nav.usage, icon: 'usage' },
];

const ADMINISTRATION: readonly Item[] = [
  { to: '/operations', label: words.nav.operations, icon: 'pulse' },
  { to: '/upstreams', label: words.nav.upstreams, icon: 'upstream' },
  { to: '/people', label: words.nav.people, icon: 'people' },
];

export function Rail() {
  const user = useUser();
  const { version } = useSession();
  const signOut = useLeave('sign-out');
  return (
    <div className={classes.rail}>
      <div className={classes.logo}>
        <Logo size={32} />
      </div>
      <nav aria-label={words.nav.label} className={classes.nav}>
        <Items items={STUDIO} title={words.nav.studio} />
        {user.role === 'admin' ? <Items items={ADMINISTRATION} title={words.nav.administration} /> : null}
      </nav>
      <div className={classes.foot}>
        <a className={classes.item} href="/docs">
          <Icon name="book" />
          {words.nav.docs}
        </a>
        <SchemeChoice />
        <div className={classes.user}>
          <Link to="/account" className={classes.who} activeProps={{ className: classes.whoActive ?? '' }}>
            <span className={classes.initial} aria-hidden="true">
              {(user.name.trim()[0] ?? '?').toUpperCase()}
            </span>
            <span className={classes.names}>
              <span className={classes.name} dir="auto">
                {user.name}
              </span>
              <span className={classes.email}>{user.email}</span>
            </span>
          </Link>
          <button
            type="button"
            className={classes.out}
            aria-label={words.nav.signOut}
            title={words.nav.signOut}
            onClick={() => signOut.mutate({})}
          >
            <Icon name="out" />
          </button>
        </div>
        <div className={classes.version}>{words.account.version(version)}</div>
      </div>
    </div>
  );
}

function Items({ items, title }: { readonly items: readonly Item[]; readonly title: string }) {
  return (
    <div>
      <div className={classes.section}>{title}</div>
      <ul className={classes.list}>
        {items.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={classes.item} activeOptions={{ exact: to === '/', includeSearch: false }}>
              <Icon name={icon} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
