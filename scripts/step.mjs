const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const { stdout } = process;

/**
 * Runs work, and shows its progress if it takes longer than a moment: animated on a terminal,
 * elsewhere by a line at the start, every ten seconds and at the end.
 * @param {string} title of the work, such as "Building"
 * @param {() => Promise<unknown>} work
 */
export async function step(title, work) {
  const start = Date.now();
  const seconds = () => Math.round((Date.now() - start) / 1000);
  let shown = 0;
  const show = () => {
    shown += 1;
    if (stdout.isTTY) {
      stdout.write(`\r${frames[shown % frames.length]} ${title} (${seconds()} s)`);
    } else if (shown === 1) {
      stdout.write(`${title} ...\n`);
    } else {
      stdout.write(`${title} ... ${seconds()} s\n`);
    }
  };
  let timer;
  const moment = setTimeout(() => {
    show();
    timer = setInterval(show, stdout.isTTY ? 100 : 10_000);
  }, 700);
  try {
    await work();
    if (shown) stdout.write(`${stdout.isTTY ? '\r✔ ' : ''}${title}: done in ${seconds()} s\n`);
  } catch (error) {
    if (shown) stdout.write(`${stdout.isTTY ? '\r✘ ' : ''}${title}: failed after ${seconds()} s\n`);
    throw error;
  } finally {
    clearTimeout(moment);
    clearInterval(timer);
  }
}
