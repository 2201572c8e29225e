// Migrates and fills the database that the environment names (DATABASE_URL, or the embedded one in DATA_DIR), in a
// process of its own that lets go of it when it ends.
//   node prepare-database.mjs '{"projects":200}'
import { readConfig } from '../../../server/dist/config/config.js';
import { createDataSource, openDatabase } from '../../../server/dist/database/database.js';
import { migrate } from '../../../server/dist/database/migrate.js';
import { prepareFirstStart } from '../../../server/dist/first-start.js';
import { entities } from './entities.mjs';
import { fillSearchColumns } from './search-columns.mjs';
import { fillTables } from './tables.mjs';

const config = readConfig();
const database = await openDatabase(config);
const dataSource = createDataSource(database, entities);
await dataSource.initialize();
await migrate(dataSource);
await prepareFirstStart(config, dataSource);
const runner = dataSource.createQueryRunner();
const query = (statement) => runner.query(statement);
// Filling takes longer than a statement of the server may.
await query('SET statement_timeout = 0');
const [{ filled }] = await query('SELECT EXISTS (SELECT FROM projects) AS filled');
if (!filled) {
  await fillTables(query, JSON.parse(process.argv[2]), () => fillSearchColumns(runner));
  await query('VACUUM ANALYZE');
}
await runner.release();
await dataSource.destroy();
await database.close();
process.exit(0);
