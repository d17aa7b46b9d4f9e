/**
 * Starts the scripts of a page when its first paint is on the screen, so that they hold up neither
 * the network nor the processor before; links and forms work without them. A page in a tab that
 * nobody sees yet paints nothing and starts at once. It stands in the page itself, as client/
 * themeScript.ts, with the addresses as its element's `data-entry` and `data-preloads`.
 */
export const startScript = `(()=>{const{entry,preloads}=document.currentScript.dataset;
const add=(name,about)=>document.head.append(Object.assign(document.createElement(name),about));
const start=()=>{
preloads.split(' ').forEach(href=>add('link',{rel:'modulepreload',fetchPriority:'low',href}));
add('script',{type:'module',fetchPriority:'low',src:entry})};
const paints=window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
if(document.hidden||!paints)start();
else new PerformanceObserver((list,self)=>{self.disconnect();start()}).observe({type:'paint',buffered:true})})()`;
