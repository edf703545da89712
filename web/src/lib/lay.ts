// Laying a table: made, remembered, and where to go from there.
import * as http from './http';
import { rememberCreated } from './memory';
import { atOnce, chairs, keepUsual, type Laying } from './plan';
import { tableAddress } from './route.svelte';
import { settings } from './settings.svelte';
import { botName } from './words.svelte';
import type { Offering } from './wire';

/** Lays a table, and says where it is: to play or to watch at once, or to send links first. */
export async function lay(offering: Offering, laying: Laying): Promise<string> {
  const { seats, rest } = laying;
  const sitters = chairs(seats, botName);
  const made = await http.createTable({ game: offering.id, chairs: sitters, ...rest });
  const here = made.seats.filter((_, seat) => seats[seat].sitting === 'here').map(({ token }) => token);
  const tokens = here.length > 0 || !atOnce(seats) ? here : [made.watch.token];
  rememberCreated(made, offering.id, sitters, tokens);
  keepUsual(offering.id, laying);
  const name = seats.find((seat) => seat.sitting === 'here')?.name.trim();
  if (name) settings.choose({ name });
  return atOnce(seats) ? tableAddress(made.table, tokens) : `/t/${made.table}/links`;
}
