// Words: what the engine says as `Msg` becomes text in the reader's language, exactly as
// src/commonroom/text does it for the terminal. A string argument of a game's message is a content
// id, said by its own message `<prefix>-<id>` in the form the sentence asks for: `$card-acc` is its
// attribute `.acc`, `$card-id` the id. Arguments named `…seat` are players, lists are joined
// (`$cards-or` with "or"), messages inside messages are said first.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Msg } from './wire';

type Arg = Msg['args'][string];
type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;

/** Seat → the player's name; a seat without one is called by its number. */
export type Names = readonly string[];

interface Variable {
  name: string;
  arg: string;
  /** An attribute of the argument's own message; "" is its value and `id` the id itself. */
  form: string;
  /** Whether a list is joined with "or" instead of "and". */
  either: boolean;
}

interface Entry {
  bundle: FluentBundle;
  pattern: Pattern;
  variables: Variable[];
}

const REMEMBERED = 4096;

/** Everything that can be said in one language, and in English what that language lacks. */
export class Texts {
  readonly language: string;
  readonly #bundles: FluentBundle[];
  readonly #named: ReadonlySet<string>;
  readonly #entries = new Map<string, Entry | null>();
  readonly #said = new Map<string, string>();

  /**
   * `sources`: language → its whole catalogue, the reader's first. `named`: the prefixes whose
   * string arguments are content ids, which are those of games.
   */
  constructor(sources: [language: string, catalogue: string][], named: Iterable<string>) {
    this.language = sources[0]?.[0] ?? 'en';
    this.#named = new Set(named);
    this.#bundles = sources.map(([language, catalogue]) => {
      const bundle = new FluentBundle(language, {
        functions: { CAPITAL: ([text]) => capital(String(text ?? '')) },
        useIsolating: false,
      });
      bundle.addResource(new FluentResource(catalogue), { allowOverrides: true });
      return bundle;
    });
  }

  /** Whether there is such a message, `key` or `key.attribute`. */
  has(key: string): boolean {
    const [name, form] = key.split('.');
    return this.#bundles.some((bundle) => {
      const message = bundle.getMessage(name);
      return message !== undefined && (!form || form in message.attributes);
    });
  }

  say(msg: Msg, names: Names = []): string {
    const asked = JSON.stringify([msg.key, msg.args, names]);
    let said = this.#said.get(asked);
    if (said === undefined) {
      if (this.#said.size >= REMEMBERED) this.#said.clear();
      said = this.#rendered(msg, '', names);
      this.#said.set(asked, said);
    }
    return said;
  }

  #rendered(msg: Msg, form: string, names: Names): string {
    const [key, attribute] = msg.key.split('.');
    const entry = this.#entry(key, form || (attribute ?? ''));
    if (entry === null) return missing(msg.key);
    const prefix = key.split('-')[0];
    const values: Record<string, string | number> = {};
    for (const variable of entry.variables) {
      if (variable.arg in msg.args) {
        values[variable.name] = this.#value(msg.args[variable.arg], variable, prefix, names);
      }
    }
    return entry.bundle.formatPattern(entry.pattern, values, []);
  }

  /** The message in the reader's language, or else in English. */
  #entry(key: string, form: string): Entry | null {
    const wanted = `${key}.${form}`;
    let found = this.#entries.get(wanted);
    if (found === undefined) {
      found = null;
      for (const bundle of this.#bundles) {
        const message = bundle.getMessage(key);
        const pattern = message?.attributes[form] ?? message?.value;
        if (pattern !== null && pattern !== undefined) {
          found = { bundle, pattern, variables: [...variables(bundle, pattern)].map(variable) };
          break;
        }
      }
      this.#entries.set(wanted, found);
    }
    return found;
  }

  /** An argument in the form that the sentence asks for. */
  #value(value: Arg, variable: Variable, prefix: string, names: Names): string | number {
    if (Array.isArray(value)) {
      const items = value.map((one) => String(this.#value(one, variable, prefix, names)));
      const numbers = value.every((one) => typeof one === 'number');
      return this.#joined(numbers ? items : this.#counted(items), variable.either);
    }
    if (typeof value === 'object') {
      return variable.form === 'id' ? value.key : this.#rendered(value, variable.form, names);
    }
    if (typeof value === 'number') {
      return variable.arg.endsWith('seat') ? this.#player(value, names) : value;
    }
    if (variable.form === 'id' || !this.#named.has(prefix)) return value;
    return this.#rendered({ key: `${prefix}-${value}`, args: {} }, variable.form, names);
  }

  #player(seat: number, names: Names): string {
    return names[seat] || this.#own('player', { number: seat + 1 });
  }

  /** What is in a list several times is said once. (Not of numbers: 2 × 3 is 6.) */
  #counted(items: string[]): string[] {
    const counts = new Map<string, number>();
    for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
    return [...counts].map(([item, count]) =>
      count === 1 ? item : this.#own('list-times', { count, item }),
    );
  }

  /** A list in words. */
  #joined(items: string[], either: boolean): string {
    if (items.length === 0) return this.#own('list-nothing', {});
    const last = items[items.length - 1];
    if (items.length === 1) return last;
    const start = items.slice(0, -1).reduce((start, next) => this.#own('list-more', { start, next }));
    return this.#own(either ? 'list-or' : 'list-and', { start, last });
  }

  /** One of the messages that rendering itself needs. */
  #own(key: string, args: Msg['args']): string {
    return this.#rendered({ key, args }, '', []);
  }
}

/** A text as it stands at the head of a sentence. */
export function capital(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

/** A card of a content pack without texts is called by its id: `New Wizard`. */
function missing(key: string): string {
  const words = key.slice(key.indexOf('-') + 1).split('-');
  return words.map(capital).join(' ') || key;
}

function variable(name: string): Variable {
  const [arg, ...rest] = name.split('-');
  const either = rest.at(-1) === 'or';
  return { name, arg, form: (either ? rest.slice(0, -1) : rest).join('-'), either };
}

/** The variables a pattern speaks of, itself or through messages that it mentions. */
function variables(bundle: FluentBundle, pattern: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(pattern)) {
    for (const part of pattern) variables(bundle, part, found);
  } else if (typeof pattern === 'object' && pattern !== null) {
    const node = pattern as Record<string, unknown> & { type?: string; name?: string };
    if (node.type === 'var') {
      found.add(node.name!);
    } else if (node.type === 'mesg') {
      const message = bundle.getMessage(node.name!);
      const attribute = typeof node.attr === 'string' ? message?.attributes[node.attr] : undefined;
      variables(bundle, attribute ?? message?.value, found);
    } else {
      for (const part of Object.values(node)) variables(bundle, part, found);
    }
  }
  return found;
}

