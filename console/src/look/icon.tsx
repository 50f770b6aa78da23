/** Our own small set of line icons, on a grid of 24. They only ever stand beside words, or inside a named button. */
const PATHS = {
  clapper: 'M4 10h16v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4 10l-.6-3.4 15.6-3.2.7 3.3zM8 9.2 10.6 5.5M13 8.2l2.6-3.7',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.5h.01',
  library: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  key: 'M14.5 9.5a4.5 4.5 0 1 1-4.2-4.490A4.5 4.5 0 0 1 14.5 9.5zM13.2 12.7 20 19.5M17 16.5l-2 2M19.5 19l-1.5 1.5',
  usage: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
  pulse: 'M3 12h4l2.5-7 5 14L17 12h4',
  upstream: 'M7 18.5h10.5a4 4 0 0 0 .6-7.95A6 6 0 0 0 6.6 9.1 4.75 4.75 0 0 0 7 18.5zM12 16v-5M9.8 13 12 10.8 14.2 13',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M16 4.5a3.2 3.2 0 0 1 0 6M17.5 14.3c2.3.6 3.7 2.5 4 5.7',
  person: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.6-4.3 3.5-6.5 7.5-6.5s6.9 2.2 7.5 6.5',
  out: 'M14 4h5a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1h-5M10 8l-4 4 4 4M6 12h9',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  auto: 'M12 3.5a8.5 8.5 0 1 0 0 17zM12 3.5a8.5 8.5 0 0 1 0 17',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11M7.5 11 12 15.5l4.5-4.5M4.5 20h15',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l.8 13h9.4l.8-13M10.3 11v5M13.7 11v5',
  repeat: 'M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 13v2a3 3 0 0 1-3 3H4',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17.2h.01',
  sparkle:
    'M12 3.5c.8 4.7 3 6.9 7.7 7.7-4.7.8-6.9 3-7.7 7.7-.8-4.7-3-6.9-7.7-7.7 4.7-.8 6.9-3 7.7-7.7zM19 17.5v3M17.5 19h3',
  dots: 'M4.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M11.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0M18.3 12a.7.7 0 1 0 1.4 0a.7.7 0 1 0-1.4 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  code: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5',
  book: 'M5 4.5h10a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 16.5a3 3 0 0 1 3-3h10',
  down: 'M6 9.5l6 6 6-6',
  edit: 'M4.5 19.5h4L19 9l-4-4L4.5 15.5zM13 7l4 4',
} as const satisfies Record<string, string>;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
