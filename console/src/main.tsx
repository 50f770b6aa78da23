import './look/sheets.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

// The service shows this page at its root as well; the console's own addresses begin with /console.
if (!window.location.pathname.startsWith('/console')) window.history.replaceState(null, '', '/console/');

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
