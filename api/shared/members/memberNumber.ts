/** The numbers of members in a text, such as M12, as lists, reminders and bank statements have them. */
export const memberNumber = /(?<![\p{L}\p{N}])M[ #-]?0*(\d{1,9})(?!\.?[\p{L}\p{N}])/giu;

/** The id of a member in a text that begins with the number, such as `M12 Abebe`. Other texts stay. */
export const memberIdIn = (text: string) => /^M?[ #-]?0*(\d+)(?!\S)/i.exec(text)?.[1] ?? text;
