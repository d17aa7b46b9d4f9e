import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CheckBox } from '../../client/ui/field/CheckBox.tsx';
import { Field } from '../../client/ui/field/Field.tsx';
import { TextArea } from '../../client/ui/field/TextArea.tsx';

/** What a screen reader says about a control besides its name. */
function descriptionOf(control: HTMLElement): (string | null | undefined)[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent);
}

describe('a form control', () => {
  it.each([
    ['Field', Field],
    ['TextArea', TextArea],
  ])('%s is linked to its hint and its error', (_, Control) => {
    render(<Control name="x" label="Age" hint="In years" error="Age is required" required />);
    const control = screen.getByLabelText(/^Age/);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(control)).toEqual(['Age is required', 'In years']);
  });

  it('a CheckBox is linked to its error', () => {
    render(<CheckBox name="x" label="I agree" error="Please agree" />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(box)).toEqual(['Please agree']);
  });

  it('does not refer to an error while there is none', () => {
    render(<Field name="x" label="Age" />);
    const control = screen.getByLabelText('Age');
    expect(control.hasAttribute('aria-invalid')).toBe(false);
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(screen.queryByText('*')).toBeNull();
  });
});
