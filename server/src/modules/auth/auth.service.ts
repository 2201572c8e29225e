import { Injectable } from '@nestjs/common';
import type { Caller } from '../../common/access/access.js';
import { invalidCredentials, unauthorized } from '../../common/errors/api-exception.js';
import { UserDto, UsersService } from '../users/users.module.js';
import type { LoginDto } from './dto/login.dto.js';
import type { SignedInDto } from './dto/signed-in.dto.js';
import { LoginAttempts } from './login-attempts.js';
import { verifyPassword } from './password.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly attempts: LoginAttempts,
  ) {}

  /** @param address network address of the client, for the limit on failed logins */
  async login({ email, password }: LoginDto, address: string): Promise<SignedInDto> {
    this.attempts.check(email, address);
    const user = await this.users.findWithPasswordHash(email);
    const matches = await verifyPassword(user?.passwordHash, password);
    if (!user || !matches || !user.isActive) {
      this.attempts.recordFailure(email, address);
      throw invalidCredentials('Invalid email or password. Please check your credentials and try again.');
    }
    this.attempts.recordSuccess(email, address);
    return { user: UserDto.from(user), ...(await this.sessions.start(user)) };
  }

  async profile(caller: Caller): Promise<UserDto> {
    const user = await this.users.findById(caller.userId);
    if (!user) throw unauthorized('Your session has ended. Sign in again.');
    return UserDto.from(user);
  }
}
