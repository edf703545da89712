// Treasures: what the stories turn about.
import { cut, flat, line, ring, tube, type Drawing } from '../ink';

export const locket = (): Drawing =>
  tube('M50 40Q22 34 14 4', 5, '#d9a93a') + tube('M50 40Q78 34 86 4', 5, '#d9a93a') + cut(ring(50, 36, 6), '#e0b64a') +
  cut('M50 38L74 46L84 68L74 90L50 98L26 90L16 68L26 46Z', '#e0b64a') + flat('M50 38L74 46L84 68L74 90L50 98Q74 70 50 38Z', '#b3862a') + line('M50 45L69 51L77 68L69 85L50 91L31 85L23 68L31 51Z', 1.6, '#8a6010') +
  line('M60 54C44 48 38 60 50 66S60 84 40 80', 6.5, '#0f4a2c') + line('M60 54C44 48 38 60 50 66S60 84 40 80', 3.2, '#4fc07f') + flat(ring(61, 54, 2.6), '#4fc07f');
