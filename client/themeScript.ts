/** The key of the theme in browser storage (docs/product/site.md, section 2.3). */
export const themeKey = 'theme';

/**
 * The colour that a phone draws around the page: that of the header (`--surface` in
 * client/styles.css).
 */
export const themeColors = { light: '#fffdf8', dark: '#251b16' };

/**
 * Runs before the first paint, so that a page never flashes in the wrong theme. It is inline in the
 * page; the server allows it by its hash.
 */
export const themeScript = `(()=>{let t;try{t=localStorage.getItem('${themeKey}')}catch{}
const d=t==='dark'||(t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.toggle('dark',d)})()`;
