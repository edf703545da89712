// The type of an icon: a drawing that takes its place and size like any nested <svg>.
import type { Component } from 'svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export type Icon = Component<SvelteHTMLElements['svg']>;
