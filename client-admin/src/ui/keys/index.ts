export { ariaKeys, capsOf, shortKeys } from './key-names';
export { useKeyHint, useShortcut } from './use-shortcut';
