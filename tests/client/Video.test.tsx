import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Video } from '../../client/ui/picture/Video.tsx';

const video = <Video src="/media/a.mp4" poster={null} title="Coffee ቡና" sizes="100vw" />;

describe('a video without a still picture', () => {
  it('shows a drawing and a play button, and then its controls', async () => {
    const user = userEvent.setup();
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { container } = render(video);
    const element = container.querySelector('video');
    expect(container.querySelector('svg[viewBox="0 0 60 40"]')).not.toBeNull();
    expect(element?.getAttribute('poster')).toMatch(/^data:image/);
    expect(element?.hasAttribute('controls')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Play video: Coffee ቡና' }));
    expect(play).toHaveBeenCalledOnce();
    expect(element?.hasAttribute('controls')).toBe(true);
    expect(document.activeElement).toBe(element);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has controls from the beginning if no script runs', () => {
    expect(renderToString(video)).toMatch(/<video[^>]* controls=""/);
  });
});
