import { describe, expect, it } from 'vitest';
import { maxScale, panBy, wholePicture, zoomAt } from '../../client/ui/picture/zoom.ts';

const stage = { width: 400, height: 400 };
const picture = { width: 300, height: 200 };
const middle = { x: 0, y: 0 };

describe('zooming', () => {
  it('keeps the part of the picture under the point in place', () => {
    const at = { x: 100, y: 50 };
    const view = zoomAt(wholePicture, 4, at, stage, picture);
    // The place on the picture that the point covers, before and after.
    expect((at.x - view.x) / view.scale).toBe(100);
    expect((at.y - view.y) / view.scale).toBe(50);
  });

  it('stays between the whole picture and the largest scale', () => {
    expect(zoomAt(wholePicture, 0.5, middle, stage, picture)).toEqual(wholePicture);
    expect(zoomAt(wholePicture, 99, middle, stage, picture).scale).toBe(maxScale);
  });

  it('centres the picture again when zooming out', () => {
    const view = zoomAt(wholePicture, 4, { x: 100, y: 50 }, stage, picture);
    expect(zoomAt(view, 0.25, { x: -100, y: 0 }, stage, picture)).toEqual(wholePicture);
  });
});

describe('moving', () => {
  it('stops at the edges of the picture', () => {
    const view = zoomAt(wholePicture, 2, middle, stage, picture);
    // At this scale the picture is 600 by 400: 100 px wider than the stage on each side.
    expect(panBy(view, { x: 500, y: 50 }, stage, picture)).toEqual({ scale: 2, x: 100, y: 0 });
    expect(panBy(view, { x: -30, y: -50 }, stage, picture)).toEqual({ scale: 2, x: -30, y: 0 });
  });
});
