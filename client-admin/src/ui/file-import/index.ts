export { CsvImport } from './csv-import';
export { FileImport } from './file-import';
export { ImportReport } from './import-report';
