export function listUnread(folder: string, hasTypeChecker: boolean): string[];
export function prunePackages(folder: string): void;
