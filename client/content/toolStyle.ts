export { toolsStyle, toolStyle } from '../ui/toolStyle.ts';
