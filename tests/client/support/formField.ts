/** The control of a form with this name. */
export function formField(name: string): HTMLInputElement {
  const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!control) throw new Error(`There is no field ${name}.`);
  return control;
}
