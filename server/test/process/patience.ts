import { jest } from '@jest/globals';

// Several starts and stops of the server in one test, each half a minute where other programs have the machine.
jest.setTimeout(20 * 60_000);
