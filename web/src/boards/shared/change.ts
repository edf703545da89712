// How numbers change, in figures.

/** The number that a figure such as `4` or `2/3` begins with. */
export const amountOf = (value: string | number): number => Number.parseInt(`${value}`, 10) || 0;

/** A change with its sign: `+2`, `−1`. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
