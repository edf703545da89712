// A picture of each game's table: the view from the window, and what lies before it.
const files = import.meta.glob<string>('../assets/scenes/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of a game's picture; a game without one has the picture of any table. */
export const sceneOf = (game: string): string =>
  files[`../assets/scenes/${game}.svg`] ?? files['../assets/scenes/any.svg'];
