import { themeKey, themeScript } from './themeScript.ts';

/**
 * Starts the animations and the scripts of a page after its first paint, so that they delay neither
 * the network nor the processor before; links and forms work without them. A page in a hidden tab
 * does not paint, and starts at once. The imports of the entry are started before it, each file
 * separately, so that the browser can do other work in between. Until React has hydrated the buttons of
 * the menu and of the themes, and removed their `data-opens-next`, this script opens both and applies
 * the chosen theme. It is inline in the page, like client/themeScript.ts, with the addresses in
 * `data-entry` and `data-preloads` of its element.
 */
export const startScript = `(()=>{const{entry,preloads}=document.currentScript.dataset;
const add=src=>document.head.append(Object.assign(document.createElement('script'),{type:'module',fetchPriority:'low',src}));
const start=()=>{
document.documentElement.classList.add('painted');
preloads.split(' ').forEach(add);
add(entry)};
addEventListener('click',event=>{
const{target}=event;
const opener=target.closest?.('[data-opens-next]');
if(target.matches?.('[data-opens-next]+* [name=theme]')){
try{localStorage.setItem('${themeKey}',target.value)}catch{}
${themeScript}}
if(!opener||event.ctrlKey||event.metaKey||event.shiftKey)return;
event.preventDefault();
const next=opener.nextElementSibling;
if(next.showModal)next.showModal();
else{next.hidden=!next.hidden;opener.setAttribute('aria-expanded',!next.hidden)}});
const paints=window.PerformanceObserver?.supportedEntryTypes?.includes('paint');
if(document.hidden||!paints)start();
else new PerformanceObserver((list,self)=>{self.disconnect();start()}).observe({type:'paint',buffered:true})})()`;
