/**
 * Starts what moves and the scripts of a page when its first paint is on the screen, so that they
 * hold up neither the network nor the processor before; links and forms work without them. A page in
 * a tab that nobody sees yet paints nothing and starts at once. What the entry needs is started
 * before it, each file by itself, so that the browser can do something else in between.
 *
 * Until React has hydrated the menu's link, which it gives a role, this opens the menu.
 *
 * It stands in the page itself, as client/themeScript.ts, with the addresses as its element's
 * `data-entry` and `data-preloads`.
 */
export const startScript = `(()=>{const{entry,preloads}=document.currentScript.dataset;
const add=src=>document.head.append(Object.assign(document.createElement('script'),{type:'module',fetchPriority:'low',src}));
const start=()=>{
document.documentElement.classList.add('painted');
preloads.split(' ').forEach(add);
add(entry)};
addEventListener('click',event=>{
const link=event.target.closest?.('[data-opens-next]');
if(!link||link.getAttribute('role')||event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();
link.nextElementSibling.showModal()});
const paints=window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
if(document.hidden||!paints)start();
else new PerformanceObserver((list,self)=>{self.disconnect();start()}).observe({type:'paint',buffered:true})})()`;
