// Made by `make wire` from commonroom/games/year_at_hogwarts/quidditch/seen.py; do not edit.
import type { QuidditchSideView, QuidditchView } from '../year-at-hogwarts/view';

export type { QuidditchSideView, QuidditchView };

export type View = QuidditchView;
