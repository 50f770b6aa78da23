/** What is wrong with a table of kinora.toml, in words that finish the sentence "<key> ...". */
export interface TableProblem {
  /** Where in its table: 'url', or 'serves', 0, 'workflow'. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What a schema finds wrong, as far as we look at it. */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly expected?: unknown;
  readonly values?: unknown;
  readonly keys?: unknown;
}

/** Values are never repeated: a secret may have been written where none belongs. */
export function toTableProblems(
  issues: readonly SchemaIssue[],
  below: readonly (string | number)[] = [],
): readonly TableProblem[] {
  return issues.flatMap((issue) => {
    const path = [...below, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
    if (issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)) {
      return issue.keys.map((key) => ({ path: [...path, String(key)], message: 'is not known here' }));
    }
    return [{ path, message: describe(issue) }];
  });
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a table',
  record: 'a table',
};

function describe(issue: SchemaIssue): string {
  // What a schema of ours says itself does not start like this.
  if (!issue.message.startsWith('Invalid ')) return issue.message;
  if (issue.message.endsWith('received undefined')) return 'is required';
  if (issue.code === 'invalid_type') return `must be ${TYPES[String(issue.expected)] ?? String(issue.expected)}`;
  if (issue.code === 'invalid_value' && Array.isArray(issue.values)) return `must be one of ${issue.values.join(', ')}`;
  return 'is not valid';
}
