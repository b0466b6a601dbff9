import { worldNameRule } from '#sandbox/control/http.ts';
import { controlBase } from '#sandbox/control/methods.ts';

const path = `${controlBase}/worlds`;

/** Why a world cannot be used, opened or named, in words and with what would be allowed. */
export class WorldRefusal {
  readonly status: number;
  readonly reason: string;
  readonly where: string;
  readonly allowed: readonly string[];

  private constructor(status: number, reason: string, where: string, allowed: readonly string[] = []) {
    this.status = status;
    this.reason = reason;
    this.where = where;
    this.allowed = allowed;
  }

  static tooMany(most: number): WorldRefusal {
    return new WorldRefusal(429, `There are ${most} worlds already. Discard some first.`, 'X-Sandbox', [
      `GET ${path}`,
      `DELETE ${path}/{name}`,
    ]);
  }

  static unknown(name: string): WorldRefusal {
    return new WorldRefusal(404, `There is no world “${name}”.`, 'name', [`GET ${path}`]);
  }

  static renamed(name: string, nameNow: string): WorldRefusal {
    return new WorldRefusal(404, `The world “${name}” is called “${nameNow}” now.`, 'X-Sandbox', [nameNow]);
  }

  /** By a call that makes no worlds. */
  static unmade(name: string): WorldRefusal {
    const reason =
      `There is no world “${name}”. Make it first: POST ${path} with {"name": "${name}"}. A bank started with ` +
      '--worlds-on-call yes makes it at its first call.';
    return new WorldRefusal(404, reason, 'X-Sandbox', [`POST ${path}`, `GET ${path}`]);
  }

  static taken(name: string): WorldRefusal {
    return new WorldRefusal(409, `There is a world “${name}” already.`, 'name');
  }

  static badName(where: 'name' | 'X-Sandbox'): WorldRefusal {
    return new WorldRefusal(400, worldNameRule, where, ['tester-1']);
  }

  static unstored(reason: string): WorldRefusal {
    return new WorldRefusal(
      503,
      `The store could not be written (${reason}). The world goes on from what was stored last: see what it holds before ` +
        'you repeat the call.',
      'store',
    );
  }

  static unreadable(name: string, reason: string): WorldRefusal {
    return new WorldRefusal(
      500,
      `The world “${name}” cannot be opened: ${reason}. It is kept as it is. Back up the store, or discard the world.`,
      'store',
      [`GET ${controlBase}/backup`, `DELETE ${path}/${name}`],
    );
  }

  get response(): Response {
    const { status, reason, where, allowed } = this;
    return Response.json({ reason, where, allowed }, { status });
  }
}
