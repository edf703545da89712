// The result of a game as a picture, to be sent to those who were not there.
import { download } from './download';
import { fitted, wrapped } from './fit';

export interface Place {
  name: string;
  winner: boolean;
  /** null: the game counts nothing. */
  score: number | null;
}

export interface Shown {
  /** The address of the picture behind the words. */
  scene: string;
  title: string;
  verdict: string;
  /** Why. */
  reason: string;
  places: Place[];
  /** Who says so. */
  foot: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 76;
const ROOM = 640;
const MOST_PLACES = 6;

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((settle, fail) => {
    const image = new Image();
    image.onload = () => settle(image);
    image.onerror = () => fail(new Error(`no picture at ${address}`));
    image.src = address;
  });
}

function background(pen: CanvasRenderingContext2D, scene: HTMLImageElement): void {
  // The words are on the left, and the picture looks out behind them on the right.
  const width = (HEIGHT * scene.width) / scene.height;
  pen.fillStyle = '#120b06';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.drawImage(scene, WIDTH - width + 80, 0, width, HEIGHT);
  const shade = pen.createLinearGradient(0, 0, WIDTH, 0);
  shade.addColorStop(0.18, '#120b06');
  shade.addColorStop(0.5, '#120b06b8');
  shade.addColorStop(0.85, '#120b0600');
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.strokeStyle = '#e9bb55';
  pen.lineWidth = 3;
  pen.strokeRect(24, 24, WIDTH - 48, HEIGHT - 48);
}

function write(pen: CanvasRenderingContext2D, shown: Shown): void {
  const wide = (text: string) => pen.measureText(text).width;
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = '#ffdf9a';
  pen.font = '700 40px Almendra, serif';
  pen.fillText(fitted(shown.title, ROOM, wide), LEFT, 112);
  pen.fillStyle = '#fff6e6';
  pen.font = '700 68px Almendra, serif';
  const lines = wrapped(shown.verdict, ROOM, 2, wide);
  lines.forEach((line, i) => pen.fillText(line, LEFT, 194 + i * 72));
  let top = 184 + lines.length * 72;
  if (shown.reason) {
    pen.fillStyle = '#e9d8b4';
    pen.font = '400 30px Alegreya, serif';
    wrapped(shown.reason, ROOM, 2, wide).forEach((line) => {
      pen.fillText(line, LEFT, top - 14);
      top += 38;
    });
    top += 14;
  }
  const places = shown.places.slice(0, MOST_PLACES);
  top += 10;
  const step = Math.min(54, (HEIGHT - 110 - top) / Math.max(places.length, 1));
  places.forEach((place, i) => placed(pen, place, top + i * step));
  pen.fillStyle = '#ffdf9acc';
  pen.font = '700 28px Almendra, serif';
  pen.fillText(shown.foot, LEFT, HEIGHT - 56);
}

function placed(pen: CanvasRenderingContext2D, { name, winner, score }: Place, y: number): void {
  const wide = (text: string) => pen.measureText(text).width;
  pen.fillStyle = winner ? '#ffc44d' : '#e9d8b4';
  pen.font = `${winner ? 700 : 400} 36px Alegreya, serif`;
  pen.fillText(winner ? '★' : '·', LEFT, y);
  pen.fillText(fitted(name, ROOM - 160, wide), LEFT + 46, y);
  if (score === null) return;
  pen.textAlign = 'right';
  pen.fillText(String(score), LEFT + ROOM - 60, y);
  pen.textAlign = 'left';
}

/** The picture, 1200 × 630 as those who show links like it. */
export async function resultPicture(shown: Shown): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  const letters = ['700 40px Almendra', '400 36px Alegreya', '700 36px Alegreya'];
  const [scene] = await Promise.all([loaded(shown.scene), ...letters.map((one) => document.fonts.load(one))]);
  background(pen, scene);
  write(pen, shown);
  return new Promise((settle, fail) =>
    canvas.toBlob((blob) => (blob ? settle(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

/** Send a picture by whatever this device sends things with; one that has nothing keeps it. */
export async function send(picture: Blob, name: string, text: string): Promise<void> {
  const file = new File([picture], name, { type: picture.type });
  if (!navigator.canShare?.({ files: [file] })) {
    download(picture, name);
    return;
  }
  try {
    await navigator.share({ files: [file], text });
  } catch (error) {
    // Whoever changes their mind has not failed.
    if ((error as Error).name !== 'AbortError') download(picture, name);
  }
}
