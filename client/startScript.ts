/**
 * Starts what moves and the scripts of a page when its first paint is on the screen, so that they
 * hold up neither the network nor the processor before; links and forms work without them. A page in
 * a tab that nobody sees yet paints nothing and starts at once. What the entry needs is started
 * before it, each file by itself, so that the browser can do something else in between.
 *
 * It also tells client/styles.css when a page is to be laid out whole: as soon as somebody does
 * anything there, so that every jump and scroll bar is exact, and at once where the browser itself
 * goes to a place within the page.
 *
 * It stands in the page itself, as client/themeScript.ts, with the addresses as its element's
 * `data-entry` and `data-preloads`.
 */
export const startScript = `(()=>{const{entry,preloads}=document.currentScript.dataset;
const mark=name=>document.documentElement.classList.add(name);
const add=src=>document.head.append(Object.assign(document.createElement('script'),{type:'module',fetchPriority:'low',src}));
const start=()=>{
mark('painted');
preloads.split(' ').forEach(add);
add(entry)};
const paints=window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
if(document.hidden||!paints)start();
else new PerformanceObserver((list,self)=>{self.disconnect();start()}).observe({type:'paint',buffered:true});
const whole=()=>mark('whole');
const[opening]=performance.getEntriesByType('navigation');
if(location.hash||opening?.type!=='navigate')whole();
else for(const name of['keydown','pointerdown','scroll'])addEventListener(name,whole,{once:true,passive:true})})()`;
