import {
  ANIMATOR_ROOMS,
  BUILTIN_OWNERS,
  CORE_FILES_OF_ANIMATOR,
  FOLDER_PACKAGES,
  LAYERS,
  type Layer,
} from './import-table.ts';
import { isInside, type ParsedFile, resolveRelative, type Violation } from './project.ts';

interface Finding {
  readonly rule: string;
  readonly message: string;
}

/** Judges every import of one file in src against the table. */
export function findLayerViolations(file: ParsedFile): Violation[] {
  if (file.isTest) return findTestViolations(file);
  const name = layerOf(file.path);
  const layer = LAYERS[name];
  if (layer === undefined) {
    const message = `\`${name}\` is not in the import table; add a row, and a note in docs/decisions.`;
    return [{ rule: 'known-layer', path: file.path, line: 1, message }];
  }
  const room = animatorRoom(file.path);
  if (room !== null && roomIndex(room) === -1) {
    const message = `\`${room}\` is not one of the animator's rooms: ${ANIMATOR_ROOMS.join(', ')}.`;
    return [{ rule: 'known-layer', path: file.path, line: 1, message }];
  }
  return file.module.imports.flatMap(({ specifier, line }) => {
    const finding = judgeImport(file.path, { name, layer }, specifier);
    return finding === null ? [] : [{ ...finding, path: file.path, line }];
  });
}

/** A test may reach anywhere but into the acceptance suite, which must be able to run against a foreign server. */
function findTestViolations(file: ParsedFile): Violation[] {
  return file.module.imports.flatMap(({ specifier, line }) => {
    const target = specifier === null ? null : resolveRelative(file.path, specifier);
    if (target === null || !isInside(target, 'acceptance')) return [];
    return [{ rule: 'test-imports', path: file.path, line, message: `A test of src imports ${target}.` }];
  });
}

function judgeImport(path: string, from: { name: string; layer: Layer }, specifier: string | null): Finding | null {
  if (specifier === null) {
    return {
      rule: 'computed-import',
      message: 'The name of an import is computed, so nobody can tell where it leads.',
    };
  }
  const target = resolveRelative(path, specifier);
  if (target !== null) return isInside(target, 'src') ? judgeInside(path, from, target) : judgeOutside(from, target);
  if (specifier.startsWith('node:')) return judgeBuiltin(path, from.name, specifier);
  if (!/^(@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*(\/|$)/.test(specifier) || /^src(\/|$)/.test(specifier)) {
    return { rule: 'path-alias', message: `\`${specifier}\` is neither a relative path nor a package.` };
  }
  return judgePackage(path, from, specifier);
}

function judgeInside(path: string, { name, layer }: { name: string; layer: Layer }, target: string): Finding | null {
  if (target.endsWith('.test.ts')) return { rule: 'test-imports', message: `Product code imports the test ${target}.` };
  const targetName = layerOf(target);
  if (name === targetName) {
    if (name === 'animator') return judgeRooms(path, target);
    if (name === 'dialects') return judgeDialects(path, target);
    return null;
  }
  if (layer.imports !== 'everything' && !layer.imports.includes(targetName)) {
    return { rule: 'layers', message: `${name} may not import ${targetName} (${target}).` };
  }
  if (name === 'animator' && targetName === 'core' && !CORE_FILES_OF_ANIMATOR.includes(target)) {
    return { rule: 'animator-core', message: `The animator may import only ${CORE_FILES_OF_ANIMATOR.join(', ')}.` };
  }
  return null;
}

function judgeOutside({ name, layer }: { name: string; layer: Layer }, target: string): Finding | null {
  if (layer.outside?.some((folder) => isInside(target, folder))) return null;
  if (layer.imports === 'everything' && target === 'package.json') return null;
  return { rule: 'outside-src', message: `${name} may not import ${target}, which lies outside src.` };
}

function judgeRooms(path: string, target: string): Finding | null {
  const room = animatorRoom(path);
  if (room === null) return null;
  const targetRoom = animatorRoom(target);
  if (targetRoom === null) return { rule: 'animator-rooms', message: `The room ${room} may not import ${target}.` };
  if (roomIndex(targetRoom) <= roomIndex(room)) return null;
  return { rule: 'animator-rooms', message: `${room} comes before ${targetRoom} and may not import ${target}.` };
}

/** Files directly in dialects/ are shared by all dialects, so they may not know one of them either. */
function judgeDialects(path: string, target: string): Finding | null {
  const targetDialect = subfolder(target);
  if (targetDialect === null || targetDialect === subfolder(path)) return null;
  return { rule: 'dialects', message: `Only ${targetDialect} itself may import ${target}.` };
}

function judgeBuiltin(path: string, name: string, specifier: string): Finding | null {
  if (name === 'core') return { rule: 'builtins', message: `core is pure and may not import ${specifier}.` };
  const owners = Object.entries(BUILTIN_OWNERS).find(([builtin]) => isInside(specifier, builtin))?.[1];
  if (owners === undefined || owners.some((owner) => isInside(path, owner))) return null;
  return { rule: 'builtins', message: `${specifier} may be imported only in ${owners.join(', ')}.` };
}

function judgePackage(
  path: string,
  { name, layer }: { name: string; layer: Layer },
  specifier: string,
): Finding | null {
  if (layer.packages === 'everything') return null;
  const extra = Object.entries(FOLDER_PACKAGES).flatMap(([folder, names]) => (isInside(path, folder) ? names : []));
  const allowed = [...layer.packages, ...extra];
  if (allowed.some((entry) => isInside(specifier, entry.replace(/\/\*$/, '')))) return null;
  return {
    rule: 'packages',
    message: `${name} may not import ${specifier}; it may import ${allowed.join(', ') || 'no package'}.`,
  };
}

/** `core` for src/core/money.ts, `app` for src/app.ts and src/app/routes.ts. */
function layerOf(path: string): string {
  return path.split('/')[1]?.replace(/\.ts$/, '') ?? '';
}

/** `google` for src/dialects/google/routes.ts, null for src/dialects/errors.ts. */
function subfolder(path: string): string | null {
  const parts = path.split('/');
  return parts.length > 3 ? (parts[2] ?? null) : null;
}

function animatorRoom(path: string): string | null {
  return isInside(path, 'src/animator') ? subfolder(path) : null;
}

function roomIndex(room: string): number {
  return ANIMATOR_ROOMS.indexOf(room);
}
